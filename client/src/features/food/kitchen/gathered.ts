/** Between two goes there is at least so much time, in ms. */
const pause = 500;

/**
 * Does something as often as it is asked for, but one at a time and with a pause after each: what is asked for
 * meanwhile is one more go. So a rush of news neither holds up what it asks for, nor asks for it with each of them.
 */
export class Gathered {
  readonly #work: () => Promise<void>;
  #isUnderWay = false;
  #isWanted = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  readonly ask = (): void => {
    this.#isWanted = true;
    if (!this.#isUnderWay) void this.#go();
  };

  async #go(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#isWanted) {
      this.#isWanted = false;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what this is for
      await this.#work();
      // oxlint-disable-next-line no-await-in-loop -- the pause between them
      await new Promise((done) => setTimeout(done, pause));
    }
    this.#isUnderWay = false;
  }
}
