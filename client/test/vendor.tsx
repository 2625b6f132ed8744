import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AccountType } from '@sets/shared/account/account.contract.ts';
import { signedInAs } from '../src/core/root/auth-slice.ts';
import { useRoot } from '../src/core/root/root-store.ts';
import { VendorPage } from '../src/features/food/vendor/vendor-page.tsx';
import { vendorPath } from '../src/features/food/vendor/vendor-paths.ts';
import { renderPart } from './render-part.tsx';
import { mira } from './signed-in.ts';

/** Vera is signed in, at North School. */
export const vendorIsHere = (accountType: AccountType = 'vendor'): void => {
  const { token, ...account } = mira;
  const vera = { ...account, username: 'Vera', school: 'North School', accountType };
  useRoot.setState({ auth: signedInAs(vera, token) });
};

/** The page of vendors, as its address says. */
export const openVendorPage = (path = vendorPath) => renderPart(<VendorPage />, path);

/**
 * A button by its whole name. Not by its role: to tell that of everything on a page with hundreds of time zones takes
 * longer than a test lasts.
 */
export const button = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    if (found === undefined) throw new Error(`There is no button ‘${name}’.`);
    return found;
  });
export const press = async (name: string): Promise<void> => {
  fireEvent.click(await button(name));
};
export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const write = async (name: string, text: string): Promise<void> => {
  fireEvent.change(await field(name), { target: { value: text } });
};
