import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useToken } from './account.store.ts';

/** Where the sign-in page is, with the way back in its state. */
export const loginPath = '/sets/login';

/** Lets only signed-in people through; others sign in first and come back. */
export const RequireAccount = () => {
  const token = useToken();
  const { pathname, search, hash } = useLocation();
  if (token !== null) return <Outlet />;
  return <Navigate to={loginPath} replace state={{ from: `${pathname}${search}${hash}` }} />;
};
