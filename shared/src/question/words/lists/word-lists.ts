/** What of a language is not for the screen by itself. Words are as people write them. */
export interface LanguageList {
  /** They hold sentences together; alone they say nothing. */
  readonly stop: string;
  /** Held back wherever they stand. One with `*` at its end is the beginning of such words. */
  readonly profane: string;
  /** Held back where they are all that somebody wrote: among others they may be a name or a bird. */
  readonly aloneProfane: string;
}
