import { createBounded } from '../../../../core/bounded.ts';
import { digest } from '../../../../core/digest.ts';
import { WarmThread } from '../../../../core/warm-thread.ts';
import { exchangeMessages as words } from '../exchange.messages.ts';
import { type PostSource, typedHtml } from './post-html.ts';

const thread = new URL('html-thread.ts', import.meta.url);
/** Of each post; the thread stays for the others. */
const bounds = { time: 3_000, memory: 128, rest: 10_000 } as const;

/** All that is kept, in characters: a thousand posts of usual length. */
const mostKept = 10_000_000;

/** Null where it took too long. */
export type DrawPost = (post: PostSource) => Promise<string | null>;

const drawInThread = (): DrawPost => {
  const warm = new WarmThread({ thread, ...bounds });
  return async (post) => (await warm.run(post)) as string | null;
};

/** Posts as HTML: drawn once, in a thread, for all feeds that tell of them. */
export class DrawnPosts {
  readonly #draw: DrawPost;
  readonly #inTurn = createBounded({ atOnce: 1, waiting: 60, msg: words.busy });
  /** A Map keeps the order in which they were asked for last. */
  readonly #kept = new Map<string, string>();
  #size = 0;

  constructor(draw: DrawPost = drawInThread()) {
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
        for (const [name, post] of take()) {
          // What takes too long costs no other its shape, and is not tried again and again.
          const html = (await this.#draw(post)) ?? typedHtml(post.text);
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
