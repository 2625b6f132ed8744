/** Where an embed link leads. */
export interface EmbeddedRoom {
  readonly embedid: string;
  readonly roomId: string;
}

/** What the live engine asks of whoever keeps embed links. */
export interface EmbedPort {
  /** Null where there is no such link, or it was withdrawn. */
  find(key: string): Promise<EmbeddedRoom | null>;
  /** Those of these links that are still there. */
  stillThere(embedids: readonly string[]): Promise<ReadonlySet<string>>;
}
