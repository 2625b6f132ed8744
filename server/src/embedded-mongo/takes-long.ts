/** A read for which nobody else should have to wait: a thread that only reads begins it anew. */
export class TakesLong extends Error {
  constructor() {
    super('This read takes long.');
  }
}
