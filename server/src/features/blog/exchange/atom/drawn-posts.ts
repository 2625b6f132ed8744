import { createBounded } from '../../../../core/bounded.ts';
import { digest } from '../../../../core/digest.ts';
import { inThread } from '../../../../core/in-thread.ts';
import { exchangeMessages as words } from '../exchange.messages.ts';
import { type PostSource, typedHtml } from './post-html.ts';

const thread = new URL('html-thread.ts', import.meta.url);
const bounds = { time: 10_000, memory: 128 } as const;

/** All that is kept, in characters: a thousand posts of usual length. */
const mostKept = 10_000_000;

/** Null where they took too long. */
export type DrawPosts = (posts: readonly PostSource[]) => Promise<readonly string[] | null>;

const drawInThread: DrawPosts = async (data) =>
  (await inThread({ thread, data, ...bounds })) as readonly string[] | null;

/** Posts as HTML: drawn once, in a thread, for all feeds that tell of them. */
export class DrawnPosts {
  readonly #draw: DrawPosts;
  readonly #inTurn = createBounded({ atOnce: 1, waiting: 60, msg: words.busy });
  /** A Map keeps the order in which they were asked for last. */
  readonly #kept = new Map<string, string>();
  #size = 0;

  constructor(draw: DrawPosts = drawInThread) {
    this.#draw = draw;
  }

  /** In their order. @throws AppError UNAVAILABLE */
  async html(posts: readonly PostSource[]): Promise<string[]> {
    const named = posts.map((post) => [digest(`${post.address}\n${post.text}`), post] as const);
    const found = new Map<string, string>();
    const take = (): (readonly [string, PostSource])[] => {
      for (const [name] of named) this.#take(name, found);
      return [...new Map(named.filter(([name]) => !found.has(name)))];
    };
    if (take().length > 0) {
      await this.#inTurn(async () => {
        // Others may have drawn them meanwhile.
        const missing = take();
        if (missing.length === 0) return;
        const drawn = await this.#draw(missing.map(([, post]) => post));
        for (const [at, [name, post]] of missing.entries()) {
          // What takes too long is not tried again and again.
          const html = drawn?.[at] ?? typedHtml(post.text);
          found.set(name, html);
          this.#keep(name, html);
        }
      });
    }
    return named.map(([name]) => found.get(name) ?? '');
  }

  #take(name: string, found: Map<string, string>): void {
    const html = this.#kept.get(name);
    if (html === undefined) return;
    found.set(name, html);
    this.#kept.delete(name);
    this.#kept.set(name, html);
  }

  #keep(name: string, html: string): void {
    this.#kept.set(name, html);
    this.#size += html.length;
    for (const [oldest, its] of this.#kept) {
      if (this.#size <= mostKept) break;
      this.#kept.delete(oldest);
      this.#size -= its.length;
    }
  }
}
