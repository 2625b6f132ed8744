import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { appRoutes } from '../src/app/routes.tsx';
import type { LiveClient } from '../src/live/live-client.ts';
import { LiveContext } from '../src/live/live-context.ts';
import { FakeLiveClient } from './fake-live-client.ts';

/** What jsdom lacks and pages use; nothing has a size in it. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export const fillGaps = (): void => {
  globalThis.ResizeObserver ??= NoResizes;
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(new EventTarget(), { ready: Promise.resolve() }),
  });
  // Being in front of everything means nothing where nothing is drawn.
  Object.assign(HTMLElement.prototype, { showPopover(): void {}, hidePopover(): void {} });
  HTMLCanvasElement.prototype.getContext = () => null;
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  window.scrollTo = () => undefined;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement): void {
      this.open = true;
    },
    close(this: HTMLDialogElement): void {
      this.open = false;
    },
  });
};

/** The app at an address, with a live connection that the test holds in its hands. */
export const renderApp = (path: string, live?: LiveClient) => {
  fillGaps();
  const router = createMemoryRouter(appRoutes(), { initialEntries: [path] });
  const connect = (): LiveClient => {
    // Without one the page is about to connect for as long as the test lasts.
    return live ?? new FakeLiveClient({});
  };
  const rendered = render(
    <LiveContext value={connect}>
      <RouterProvider router={router} />
    </LiveContext>,
  );
  return { ...rendered, router };
};
