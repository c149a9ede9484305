import { join } from 'node:path'
import type { Config } from '#platform/config'

/** Where the signed heads of the audit's chains are kept: beside the data, not in the database. */
export const anchorFile = ({ data_dir }: Pick<Config, 'data_dir'>): string => join(data_dir, 'audit-anchors.jsonl')
