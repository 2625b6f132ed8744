import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../../../test/signed-in.ts';
import { NotificationSettings } from './notification-settings.tsx';
import { keepPush } from './push.ts';

const serverKey = 'BPl_key-of-a-server_';
const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
    .buffer;

/** A browser's subscription; each has an address of its own. */
class Subscription {
  static made = 0;
  readonly endpoint: string;
  readonly options: { applicationServerKey: ArrayBuffer };
  isOver = false;
  constructor(key: string) {
    Subscription.made += 1;
    this.endpoint = `https://push.example/${Subscription.made}`;
    this.options = { applicationServerKey: bytesOf(key) };
  }
  toJSON() {
    return { endpoint: this.endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };
  }
  async unsubscribe(): Promise<boolean> {
    this.isOver = true;
    return true;
  }
}

/** A browser with push messages, as it answers the person's questions. */
const browser = ({ permission = 'default', answer = 'granted' } = {}) => {
  const state = {
    permission,
    asked: 0,
    registered: [] as string[],
    subscription: null as Subscription | null,
    isReachable: true,
  };
  const registration = {
    pushManager: {
      getSubscription: async () =>
        state.subscription?.isOver === true ? null : state.subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (!state.isReachable) throw new DOMException('no push service', 'AbortError');
        state.subscription = new Subscription(applicationServerKey);
        return state.subscription;
      },
    },
  };
  const worker = {
    getRegistration: async () => (state.registered.length > 0 ? registration : undefined),
    register: async (path: string) => void state.registered.push(path),
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }));
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.asked += 1;
      state.permission = answer;
      return answer;
    },
  });
  return state;
};

const asked: { path: string; body: unknown }[] = [];
let key = serverKey;
const serve = () =>
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    return Response.json(path === '/api/push/key' ? { publicKey: key } : {});
  });
const paths = () => asked.map(({ path }) => path);

beforeEach(() => {
  signIn();
  serve();
  key = serverKey;
  asked.length = 0;
});
afterEach(() => {
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('notifications on this device', () => {
  it('are not asked for before a click; then the server and push-token know the address', async () => {
    const state = browser();
    render(<NotificationSettings />);
    await screen.findByText('They are off on this device.');
    expect(state).toMatchObject({ asked: 0, registered: [] });
    await press('Switch on');
    await screen.findByText('They are on for this device.');
    expect(state).toMatchObject({ asked: 1, registered: ['/sw.js'] });
    expect(asked.at(-1)).toEqual({
      path: '/api/push/subscribe',
      body: state.subscription?.toJSON(),
    });
    expect(localStorage.getItem('push-token')).toBe(state.subscription?.endpoint);
  });

  it('are switched off here and at the server', async () => {
    const state = browser();
    render(<NotificationSettings />);
    await press('Switch on');
    await press('Switch off');
    await screen.findByText('They are off on this device.');
    expect(asked.at(-1)).toEqual({
      path: '/api/push/unsubscribe',
      body: { endpoint: state.subscription?.endpoint },
    });
    expect(state.subscription?.isOver).toBe(true);
    expect(localStorage.getItem('push-token')).toBeNull();
  });

  it.each([
    ['before', { permission: 'denied' }],
    ['when asked', { answer: 'denied' }],
  ])('that the person has blocked %s can be allowed again', async (when, answers) => {
    browser(answers);
    render(<NotificationSettings />);
    if (when === 'when asked') await press('Switch on');
    await screen.findByText('They are blocked in this browser.');
    expect(paths()).toEqual([]);
  });

  it('are impossible where the browser has none', async () => {
    render(<NotificationSettings />);
    await screen.findByText(/^This browser cannot show notifications of this server/);
  });

  it('say when the service of the browser fails, and can be tried again', async () => {
    const state = browser();
    state.isReachable = false;
    render(<NotificationSettings />);
    await press('Switch on');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The notification service of this browser cannot be reached/,
    );
    state.isReachable = true;
    await press('Switch on');
    await screen.findByText('They are on for this device.');
  });
});

describe('what was switched on', () => {
  const on = async () => {
    const state = browser();
    render(<NotificationSettings />);
    await press('Switch on');
    await screen.findByText('They are on for this device.');
    asked.length = 0;
    return { state, first: state.subscription };
  };

  it('is made anew when the key of the server has changed', async () => {
    const { state, first } = await on();
    key = 'BPl_another-key_of-i';
    await keepPush('token-of-mira');
    expect(first?.isOver).toBe(true);
    expect(asked.at(-1)).toEqual({
      path: '/api/push/subscribe',
      body: state.subscription?.toJSON(),
    });
    expect(localStorage.getItem('push-token')).toBe(state.subscription?.endpoint);
  });

  it.each([null, 'token-of-somebody-else'])(
    'ends once push-token is gone with the session (then signed in: %s)',
    async (token) => {
      const { first } = await on();
      localStorage.removeItem('push-token');
      await keepPush(token);
      expect(first?.isOver).toBe(true);
      expect(asked).toEqual([]);
    },
  );
});

it('a device where nothing was switched on is left alone', async () => {
  const state = browser({ permission: 'granted' });
  await keepPush('token-of-mira');
  expect(state).toMatchObject({ asked: 0, registered: [], subscription: null });
  expect(asked).toEqual([]);
});
