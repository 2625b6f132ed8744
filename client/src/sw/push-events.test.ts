// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import {
  onNotificationClick,
  onPush,
  onSubscriptionChange,
  type OpenPage,
  ownPath,
  type PushGround,
} from './push-events.ts';

const origin = 'https://sets.school.example';

const page = (path: string) => ({
  url: `${origin}${path}`,
  focus: vi.fn<OpenPage['focus']>(async () => {}),
  tell: vi.fn<OpenPage['tell']>(),
});

const ground = (...pages: OpenPage[]) => ({
  origin,
  pages: vi.fn<PushGround['pages']>(async () => pages),
  show: vi.fn<PushGround['show']>(async () => {}),
  open: vi.fn<PushGround['open']>(async () => {}),
  subscribe: vi.fn<PushGround['subscribe']>(async () => {}),
});

const message = { title: 'Premium is yours', text: 'Until May.', path: '/account/upgrade' };

describe('a push', () => {
  it('is shown, and every open page counts anew', async () => {
    const tabs = [page('/'), page('/account/settings')];
    const browser = ground(...tabs);
    await onPush(browser, JSON.stringify(message));
    expect(browser.show.mock.calls).toEqual([
      [
        'Premium is yours',
        {
          body: 'Until May.',
          tag: '/account/upgrade Premium is yours',
          icon: '/notification-icon.png',
          badge: '/notification-badge.png',
          data: { path: '/account/upgrade' },
        },
      ],
    ]);
    for (const tab of tabs) expect(tab.tell.mock.calls).toEqual([['push-arrived']]);
  });

  it.each(['', 'not JSON', '{"title":7}', '{"title":"A","text":"B","path":"/","more":1}'])(
    'that cannot be read (%s) shows something all the same',
    async (sent) => {
      const browser = ground();
      await onPush(browser, sent);
      expect(browser.show.mock.calls[0]).toMatchObject(['Sets', { data: { path: '/' } }]);
    },
  );
});

describe('a notification that is clicked', () => {
  it('leads to the tab that shows its page', async () => {
    const tabs = [page('/'), page('/account/upgrade')];
    const browser = ground(...tabs);
    await onNotificationClick(browser, { path: '/account/upgrade' });
    expect(tabs[1]?.focus).toHaveBeenCalledOnce();
    expect(browser.open).not.toHaveBeenCalled();
  });

  it('opens a tab of its own rather than take another', async () => {
    const screen = page('/screen/BCD234');
    const browser = ground(screen);
    await onNotificationClick(browser, { path: '/account/upgrade' });
    expect(browser.open).toHaveBeenCalledExactlyOnceWith('/account/upgrade');
    expect(screen.focus).not.toHaveBeenCalled();
  });

  it.each([undefined, null, {}, { path: 7 }, { path: 'https://elsewhere.example/' }])(
    'leads to the first page where it names none of ours (%j)',
    async (data) => {
      const browser = ground();
      await onNotificationClick(browser, data);
      expect(browser.open).toHaveBeenCalledExactlyOnceWith('/');
    },
  );
});

it.each([
  ['/account/settings?part=push#off', '/account/settings?part=push#off'],
  ['//elsewhere.example/a', '/'],
  ['/\\elsewhere.example/a', '/'],
  ['/\t/elsewhere.example/a', '/'],
  ['https://elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('of %j only a path of ours is left: %s', (path, own) => {
  expect(ownPath(path, origin)).toBe(own);
});

describe('a subscription that the browser has replaced', () => {
  it('is made anew with the same server key, and pages are told', async () => {
    const tab = page('/');
    const browser = ground(tab);
    const key = new Uint8Array([1, 2, 3]);
    await onSubscriptionChange(browser, key);
    expect(browser.subscribe).toHaveBeenCalledExactlyOnceWith(key);
    expect(tab.tell.mock.calls).toEqual([['push-changed']]);
  });

  it('whose key is not known is left to the next page', async () => {
    const tab = page('/');
    const browser = ground(tab);
    await onSubscriptionChange(browser, null);
    expect(browser.subscribe).not.toHaveBeenCalled();
    expect(tab.tell.mock.calls).toEqual([['push-changed']]);
  });
});
