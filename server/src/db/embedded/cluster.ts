import { join } from 'node:path'
import type { Owner } from './clusterOwner.ts'

// Everything about one cluster that the first start decides and later starts reuse.
export interface Cluster {
  dataDir: string
  folder: string
  log: string
  socketFolder: string
  nativeDir: string
  owner: Owner
  superPassword: string
  appPassword: string
}

export const SUPERUSER = 'postgres'
export const APP_ROLE = 'reprieve'
export const APP_DATABASE = 'reprieve'
export const PORT = 5432
export const MAJOR_VERSION = '18'

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres')
export const logFile = (dataDir: string): string => join(dataDir, 'postgres.log')
