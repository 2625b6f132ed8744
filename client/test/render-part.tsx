import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerState } from '../src/app/server-state.tsx';
import { fillGaps } from './render-app.tsx';

/** A part of a page at an address; every other address is an empty page. */
export const renderPart = (part: ReactNode, path = '/') => {
  fillGaps();
  const router = createMemoryRouter([{ path: '*', element: <ServerState>{part}</ServerState> }], {
    initialEntries: [path],
  });
  return { ...render(<RouterProvider router={router} />), router };
};
