import { TemporaryFolder } from '../../scripts/temporary-folder.ts';
import { StartedProcesses } from './start-processes.ts';

/** A server of two processes with a data folder of its own. */
export class TwoProcesses {
  readonly folder = new TemporaryFolder();
  #started: StartedProcesses | null = null;

  /** Starts it, or starts it again on the same data after it has ended. Resolves when both take people. */
  async start(): Promise<StartedProcesses> {
    this.#started = new StartedProcesses({
      PROCESSES: '2',
      DATA_DIR: this.folder.path,
      DEMO_DATA: '1',
      FREE_POLLS: '9999',
    });
    return this.#started.ready();
  }

  async close(): Promise<void> {
    await this.#started?.stop();
    this.folder[Symbol.dispose]();
  }
}
