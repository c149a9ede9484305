import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/**
 * Runs a program (in the repository's root, unless told otherwise) and waits for it. What it prints is shown as it comes (`show`), or kept
 * for the error. A line every fifteen seconds says that it is still busy.
 * @param {string} program
 * @param {string[]} words
 * @param {{ show?: boolean, env?: Record<string, string>, cwd?: string }} [how]
 * @returns {Promise<void>}
 */
export function run(program, words, { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const started = Date.now()
    const beat = setInterval(() => {
      if (!show) console.log(`  still busy after ${Math.round((Date.now() - started) / 1000)} s`)
    }, 15_000)
    let printed = ''
    child.stdout?.on('data', (part) => (printed += part))
    child.stderr?.on('data', (part) => (printed += part))
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(beat)
      if (code === 0) return resolve()
      reject(new Error(`${printed}\n${basename(program)} ${words.join(' ')} ended with code ${code}.`.trim()))
    })
  })
}

/**
 * npm itself, the one that started us where there is one.
 * @param {string[]} words
 * @param {Record<string, string>} [env]
 */
export function npm(words, env) {
  const started = process.env.npm_execpath ?? ''
  return /^npm-cli\.c?js$/.test(basename(started))
    ? run(process.execPath, [started, ...words], { env })
    : run('npm', words, { env })
}
