import { afterAll, beforeAll } from 'vitest';
import { TemporaryFolder } from '../../scripts/temporary-folder.ts';
import { long } from './process-clients.ts';
import { StartedProcesses } from './start-processes.ts';

/** Two server processes on one folder, there for all tests of a `describe`. */
export const useTwoProcesses = () => {
  let folder: TemporaryFolder;
  let started: StartedProcesses;
  const start = async (): Promise<void> => {
    started = await new StartedProcesses({
      PROCESSES: '2',
      DATA_DIR: folder.path,
      DEMO_DATA: '1',
      FREE_POLLS: '9999',
    }).ready();
  };
  beforeAll(async () => {
    folder = new TemporaryFolder();
    await start();
  }, long.timeout);
  afterAll(async () => {
    await started.stop();
    folder[Symbol.dispose]();
  }, long.timeout);
  return {
    get processes(): StartedProcesses {
      return started;
    },
    get url(): string {
      return started.url;
    },
    /** Where they keep what they keep. */
    get folder(): string {
      return folder.path;
    },
    /** Starts them once more, when those from before have ended. */
    again: start,
  };
};
