// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { PhoneShell, type ShellGround } from './shell.ts';

const origin = 'https://sets.school.example';

/** A cache of a browser, as far as the shell uses it: each look gives a response of its own. */
class KeptFiles {
  readonly files = new Map<string, Response>();
  match = async (path: string) => this.files.get(path)?.clone();
  put = async (path: string, response: Response) => void this.files.set(path, response);
}

let kept: Map<string, KeptFiles>;
let server: Record<string, () => Response | Promise<Response>>;
let asked: string[];
let passed: () => void;

const ground = (): ShellGround => ({
  origin,
  caches: {
    open: async (name) => {
      const there = kept.get(name) ?? new KeptFiles();
      kept.set(name, there);
      return there as unknown as Cache;
    },
    keys: async () => [...kept.keys()],
    delete: async (name) => kept.delete(name),
  },
  fetch: async (request) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push(path);
    const answer = server[path];
    if (answer === undefined) throw new TypeError('No network.');
    return answer();
  },
  wait: () => new Promise((resolve) => (passed = resolve)),
});

const build = (version: string) => ({
  shell: new PhoneShell({ version, files: [`/assets/phone-${version}.js`] }, ground()),
  serve: () => {
    const page = () => new Response(`<script src="/assets/phone-${version}.js">`);
    server = {
      '/join': page,
      '/j/KX72MP': page,
      [`/assets/phone-${version}.js`]: () => new Response(`program ${version}`),
    };
  },
});

/** As the browser asks for it; a `Request` of Node cannot be a navigation. */
const visit = (path: string) =>
  ({ method: 'GET', mode: 'navigate', url: origin + path }) as Request;
const file = (path: string, method = 'GET', from = origin) =>
  ({ method, mode: 'cors', url: from + path }) as Request;
const text = async (response: Promise<Response>) => (await response).text();

beforeEach(() => {
  kept = new Map();
  asked = [];
});

describe('the shell of phones', () => {
  it.each([
    ['/j/KX72MP', true],
    ['/join', true],
    ['/mine', true],
    ['/tools/polltime/usepoll/poll1', true],
    ['/tools/quiztime/playquiz/quiz1', true],
    ['/', false],
    ['/screen/KX72MP', false],
    ['/tools/polltime/startpoll/poll1', false],
  ])('a visit to %s: %s', (path, serves) => {
    const { shell } = build('one');
    expect(shell.serves(visit(path))).toBe(serves);
  });

  it('serves its own files alone: no call, nothing of another server, nothing that is sent', () => {
    const { shell } = build('one');
    expect(shell.serves(file('/assets/phone-one.js'))).toBe(true);
    expect(shell.serves(file('/assets/index-one.js'))).toBe(false);
    expect(shell.serves(file('/api/about'))).toBe(false);
    expect(shell.serves(file('/assets/phone-one.js', 'POST'))).toBe(false);
    const elsewhere = 'https://elsewhere.example';
    expect(shell.serves(file('/assets/phone-one.js', 'GET', elsewhere))).toBe(false);
  });

  it('without a network every address of phones has the page that was kept, with its files', async () => {
    const { shell, serve } = build('one');
    serve();
    await shell.keep();
    server = {};
    expect(await text(shell.answer(visit('/j/KX72MP')))).toContain('phone-one.js');
    expect(await text(shell.answer(visit('/j/KX72MP')))).toContain('phone-one.js');
    expect(await text(shell.answer(file('/assets/phone-one.js')))).toBe('program one');
  });

  it('before anything is kept it is as without it', async () => {
    const { shell } = build('one');
    server = {};
    await expect(shell.answer(visit('/j/KX72MP'))).rejects.toThrow('No network.');
  });

  it('whoever reaches the server gets the page of the server', async () => {
    const { shell, serve } = build('one');
    serve();
    await shell.keep();
    server['/j/KX72MP'] = () => new Response('newer');
    expect(await text(shell.answer(visit('/j/KX72MP')))).toBe('newer');
  });

  it('where something says that the server is away, or nobody says anything for long, there is the page that was kept', async () => {
    const { shell, serve } = build('one');
    serve();
    await shell.keep();
    server['/j/KX72MP'] = () => new Response('Bad gateway', { status: 502 });
    expect(await text(shell.answer(visit('/j/KX72MP')))).toContain('phone-one.js');
    server['/j/KX72MP'] = () => new Promise<Response>(() => undefined);
    const answer = shell.answer(visit('/j/KX72MP'));
    await expect.poll(() => asked.at(-1)).toBe('/j/KX72MP');
    passed();
    expect(await text(answer)).toContain('phone-one.js');
  });

  it('keeps each build once', async () => {
    const { shell, serve } = build('one');
    serve();
    await shell.keep();
    await shell.keep();
    expect(asked).toEqual(['/join', '/assets/phone-one.js']);
  });

  it('the next worker keeps its own build and forgets the one before, where something was kept', async () => {
    const [one, two] = [build('one'), build('two')];
    two.serve();
    await two.shell.renew();
    expect(asked).toEqual([]);
    one.serve();
    await one.shell.keep();
    two.serve();
    await two.shell.renew();
    server = {};
    expect(await text(two.shell.answer(visit('/join')))).toContain('phone-two.js');
    expect([...kept.keys()]).toEqual(['phone-shell-two']);
  });

  it('what is half there is not shown: until the next build is complete the one before is', async () => {
    const [one, two] = [build('one'), build('two')];
    one.serve();
    await one.shell.keep();
    two.serve();
    delete server['/assets/phone-two.js'];
    await expect(two.shell.renew()).rejects.toThrow('No network.');
    server = {};
    expect(await text(two.shell.answer(visit('/join')))).toContain('phone-one.js');
  });

  it('a worker keeps no page that belongs to the files of a newer server', async () => {
    const [one, two] = [build('one'), build('two')];
    two.serve();
    await one.shell.keep();
    server = {};
    await expect(one.shell.answer(visit('/join'))).rejects.toThrow('No network.');
  });
});
