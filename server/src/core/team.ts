import type { Server } from 'node:http';
import type { MetricObject, Registry } from 'prom-client';

/** Which of the processes: a server by its number, or one of those that serve nobody themselves. */
export type ProcessName = number | 'primary' | 'keeper';

/** What a process has measured of itself. */
export interface Measured {
  readonly process: ProcessName;
  readonly metrics: readonly MetricObject[];
}

/** How one of the server processes is. */
export interface ProcessState {
  /** Its number, from 1; who takes its place has it after it. */
  readonly process: number;
  readonly pid: number | null;
  /** `waiting`: it has ended and is started again in a moment. */
  readonly state: 'starting' | 'ready' | 'stopping' | 'waiting';
  /** Live connections that it holds. */
  readonly connections: number;
  /** How often it was started again since the primary was, after it had ended unasked. */
  readonly restarts: number;
}

/** What a process tells of itself. */
export interface Figures {
  readonly metrics: Registry;
  /** How many live connections it holds. */
  readonly connections: () => number;
}

/** What a server is given that is one of several processes behind one port. */
export interface Team {
  /** An id for a live connection, by which every process knows whose it is. */
  readonly newConnectionId: () => string;
  /**
   * Stands before all who listen to `server`, and passes on what another process must answer.
   * Resolves with what ends that, and takes nobody in from then on.
   */
  readonly attach: (server: Server, figures: Figures) => Promise<() => Promise<void>>;
  /** How all processes are. Rejects where the primary does not answer. */
  readonly states: () => Promise<readonly ProcessState[]>;
  /** What all processes have measured; without those that do not answer within a second. */
  readonly measured: () => Promise<readonly Measured[]>;
}
