import type { HostWord } from '../../src/ui/word-cloud/host-word.ts';

/** What tests and measurements do with the page, where it is `cloudPage`. */
export interface CloudPageControls {
  /** What the host has done, in turn. */
  readonly done: readonly (readonly unknown[])[];
  readonly manyWords: (count: number) => HostWord[];
  show: (words: HostWord[]) => void;
  readonly svg: (words: readonly HostWord[]) => Promise<string>;
  /** Bytes of the PNG. */
  readonly png: (words: readonly HostWord[]) => Promise<number>;
}

export type CloudWindow = typeof globalThis & { readonly cloudPage: CloudPageControls };
