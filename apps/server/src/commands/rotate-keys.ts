import { readConfig } from '#platform/config'
import { holdDataFolder } from '#platform/data-folder'
import { rotatedSetting, rotateVerificationKeys } from '#platform/signing/verification-keys'
import { sentenceFor } from '../startup/sentence-for.ts'

/**
 * `npm run keys:rotate`: makes a new key that signs QR codes, status lists and audit anchors; what earlier keys signed stays
 * genuine. Keys of the data folder are written there, while no portal runs on it; where SIGNING_KEYS holds them, its next
 * value is printed, since a command cannot change a setting.
 */
try {
  const { signing_keys, data_dir } = readConfig(process.env)
  if (signing_keys) {
    console.error('The next value of SIGNING_KEYS, a secret; each process signs with it from its next start:')
    console.log(rotatedSetting(signing_keys, new Date()))
  } else {
    const { release } = holdDataFolder(data_dir)
    const { key_id } = rotateVerificationKeys(data_dir, new Date())
    release()
    console.log(`The portal signs with key ${key_id} from its next start; earlier certificates stay genuine.`)
  }
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}
