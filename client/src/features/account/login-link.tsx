import { Link, useLocation } from 'react-router-dom';
import { type ButtonLook, buttonClass } from '../../ui/button.tsx';
import { loginPath } from './require-account.tsx';

/** The way to sign in, and back to where one is. */
export const LoginLink = ({ text, look = 'primary' }: { text: string; look?: ButtonLook }) => {
  const { pathname, search, hash } = useLocation();
  return (
    <Link
      to={loginPath}
      state={{ from: `${pathname}${search}${hash}` }}
      className={buttonClass(look)}
    >
      {text}
    </Link>
  );
};
