import { workerData } from 'node:worker_threads';
import { type BackupPlan, makeBackup } from './file/backups.ts';

/** A thread that makes one backup and ends. */
const { dir, plan } = workerData as { dir: string; plan: BackupPlan };

makeBackup(dir, plan, Date.now());
