import type { CloudWord } from './cloud-word.ts';

/** A word as its host sees it. */
export interface HostWord extends CloudWord {
  /** As it was typed, where in several ways. */
  readonly variants?: readonly { readonly text: string; readonly count: number }[] | undefined;
  readonly pinned?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  /** Why it waits for the host. */
  readonly held?: 'profane' | 'stop' | undefined;
  /** Keys of words that count as this one. */
  readonly joined?: readonly string[] | undefined;
  /** The variant that it was split off as. */
  readonly split?: string | undefined;
  /** Let through by the host. */
  readonly allowed?: boolean | undefined;
}

/** What a host does with words, by their keys. */
export interface WordActions {
  readonly onHide: (key: string, isHidden: boolean) => void;
  readonly onPin: (key: string, isPinned: boolean) => void;
  readonly onAllow: (key: string, isAllowed: boolean) => void;
  readonly onJoin: (key: string, into: string) => void;
  /** By the variant as it was typed. */
  readonly onSplit: (variant: string) => void;
  /** A word that counts as another one is one of its own again. */
  readonly onPart: (key: string) => void;
  /** A variant that was split off goes back. */
  readonly onMend: (variant: string) => void;
}
