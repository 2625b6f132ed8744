import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './until.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'stage.json');

/** In the server of a measurement: who and what is there, for those who measure. */
export const tellStage = (dataDir: string, stage: unknown): void => {
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(stage));
  renameSync(`${file}.new`, file);
};

/** Whether it was told, as by a server that was killed since. */
export const isStageTold = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/** What the server tells, once all is there. */
export const toldStage = async <Stage>(dataDir: string, withinSeconds: number): Promise<Stage> => {
  if (!(await until(withinSeconds * 1_000, () => isStageTold(dataDir)))) {
    throw new Error(`The server did not tell its stage within ${withinSeconds} s.`);
  }
  return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Stage;
};
