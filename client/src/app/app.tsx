import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { accountMessages } from '../features/account/account.messages.ts';
import { useSessionCheck } from '../features/account/use-session-check.ts';
import { Splash } from '../ui/splash.tsx';
import { appRoutes } from './routes.tsx';

/** The splash until it is known who is here, then the page that the address names. */
export const App = () => {
  const isChecked = useSessionCheck();
  return isChecked ? <Pages /> : <Splash label={accountMessages.checking} />;
};

const Pages = () => {
  const [router] = useState(() => createBrowserRouter(appRoutes()));
  return <RouterProvider router={router} />;
};
