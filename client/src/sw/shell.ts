import { phonePages } from '@sets/shared/core/phone-pages.ts';

/** What a page asks the service worker for: that it can be opened without a network from now on. */
export const keepShell = 'keep-shell';

/** What the build says of the phones' page. */
export interface Shell {
  /** Another one for each build. */
  readonly version: string;
  /** Its scripts, styles and font, as paths; none while developing. */
  readonly files: readonly string[];
}

/** As much of the browser as the shell needs. */
export interface ShellGround {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string) => Promise<Response>;
  /** Resolves after so many ms. */
  readonly wait: (ms: number) => Promise<void>;
}

const prefix = 'phone-shell-';

/** All addresses of phones have one document. It is kept under this one. */
const page = '/join';

/** How long the network may take for the page itself, where there is one to show, in ms. */
const patience = 4_000;

/**
 * The page of phones with all that it needs, kept for when there is no network. The network goes first:
 * whoever reaches the server gets its newest page, and what is kept is shown to nobody else. What it
 * cannot do with a server of today, that server tells it, as any page that was open for long.
 */
export class PhoneShell {
  readonly #shell: Shell;
  readonly #ground: ShellGround;

  constructor(shell: Shell, ground: ShellGround) {
    this.#shell = shell;
    this.#ground = ground;
  }

  /** Whether a request is for the page of phones, or for a part of it. */
  serves({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): boolean {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== this.#ground.origin) return false;
    return mode === 'navigate' ? phonePages.test(pathname) : this.#shell.files.includes(pathname);
  }

  answer(request: Request): Promise<Response> {
    return request.mode === 'navigate' ? this.#page(request) : this.#file(request);
  }

  /** Keeps the page of this build, once, and then nothing of other builds. */
  async keep(): Promise<void> {
    const { version, files } = this.#shell;
    const { caches, fetch } = this.#ground;
    if (files.length === 0) return;
    const cache = await caches.open(prefix + version);
    if ((await cache.match(page)) === undefined) {
      const document = await fetch(page);
      const text = await document.clone().text();
      // A server that is newer than this worker has a page that belongs to other files.
      if (!document.ok || !files.some((file) => text.includes(file))) return;
      await Promise.all(files.map((file) => this.#keepFile(cache, file)));
      await cache.put(page, document);
    }
    await this.#forgetOthers();
  }

  /** A new worker takes over: what its predecessor kept is kept anew. */
  async renew(): Promise<void> {
    const { length } = (await this.#ground.caches.keys()).filter((name) => name.startsWith(prefix));
    if (length > 0) await this.keep();
  }

  async #keepFile(cache: Cache, file: string): Promise<void> {
    const response = await this.#ground.fetch(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
  }

  async #forgetOthers(): Promise<void> {
    const { caches } = this.#ground;
    const names = await caches.keys();
    const others = names.filter(
      (name) => name.startsWith(prefix) && name !== prefix + this.#shell.version,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  async #page(request: Request): Promise<Response> {
    const kept = await this.#find(page);
    if (kept === undefined) return this.#ground.fetch(request);
    const late = this.#ground.wait(patience).then(() => kept);
    const fresh = this.#ground.fetch(request).then(
      // Something in between says that the server is away.
      (response) => (response.status >= 500 ? kept : response),
      () => kept,
    );
    return Promise.race([fresh, late]);
  }

  /** Its name changes with what is in it, so what is kept is as good as what the server has. */
  async #file(request: Request): Promise<Response> {
    return (await this.#find(new URL(request.url).pathname)) ?? this.#ground.fetch(request);
  }

  /** In what this build keeps; before that is complete, in what the one before has kept. */
  async #find(path: string): Promise<Response | undefined> {
    const { caches } = this.#ground;
    const own = prefix + this.#shell.version;
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    for (const name of names.toSorted((one) => (one === own ? -1 : 1))) {
      const found = await (await caches.open(name)).match(path);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}
