import type { CloudPicture, CloudWord, Stage } from './cloud-word.ts';
import { CloudLayout } from './cloud-layout.ts';
import type { LayoutReply, LayoutRequest } from './layout-messages.ts';

type Lay = (request: LayoutRequest) => Promise<CloudPicture>;

/** Rests between pictures, in ms: words move calmly, however fast counts come. */
const rest = 250;

/** Half of a frame: the page draws between. */
const slice = 8;

const onPage = (): Lay => {
  const layout = new CloudLayout({ canvas: () => document.createElement('canvas'), slice });
  return async ({ words, stage }) => {
    await document.fonts?.ready;
    return layout.next(words, stage);
  };
};

/** A worker that lays out; from when it cannot, the page does. */
const inWorker = (worker: Worker): Lay => {
  let fallback: Lay | null = null;
  // It may end before it is asked anything: its file did not come.
  const failed = new Promise<null>((done) => {
    worker.addEventListener('error', () => done(null), { once: true });
  });
  return async (request) => {
    if (fallback !== null) return fallback(request);
    const answered = new Promise<LayoutReply>((done) => {
      worker.addEventListener('message', ({ data }: MessageEvent<LayoutReply>) => done(data), {
        once: true,
      });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a worker
    worker.postMessage(request);
    const reply = await Promise.race([answered, failed]);
    if (reply !== null) return reply;
    worker.terminate();
    fallback = onPage();
    return fallback(request);
  };
};

const startWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
};

/** Draws what was asked last, one picture at a time; what is asked meanwhile waits, and only the newest. */
export class Layouter {
  readonly #worker = startWorker();
  readonly #lay: Lay;
  readonly #show: (picture: CloudPicture) => void;
  #next: LayoutRequest | null = null;
  #isBusy = false;
  #isOver = false;

  constructor(show: (picture: CloudPicture) => void) {
    this.#show = show;
    this.#lay = this.#worker === null ? onPage() : inWorker(this.#worker);
  }

  ask(words: readonly CloudWord[], stage: Stage): void {
    this.#next = { words, stage };
    if (!this.#isBusy) void this.#work();
  }

  end(): void {
    this.#isOver = true;
    this.#worker?.terminate();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let request = this.#next; request !== null && !this.#isOver; request = this.#next) {
      this.#next = null;
      const picture = await this.#lay(request);
      if (this.#isOver) return;
      this.#show(picture);
      await new Promise((done) => {
        setTimeout(done, rest);
      });
    }
    this.#isBusy = false;
  }
}
