import { fireEvent, waitFor } from '@testing-library/react';
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
 * Found by their names alone: forms of vendors have hundreds of time zones and boxes, and to tell the role of each of
 * them takes longer than a test lasts.
 */
const named = <Found extends HTMLElement>(
  all: () => Iterable<Found>,
  nameOf: (each: Found) => string,
  name: string | RegExp,
): Promise<Found> =>
  waitFor(() => {
    const isIt = (found: string): boolean =>
      typeof name === 'string' ? found === name : name.test(found);
    const it = [...all()].find((each) => isIt(nameOf(each)));
    if (it === undefined) throw new Error(`There is nothing called ${String(name)}.`);
    return it;
  });

const labelOf = (field: HTMLElement): string => {
  const labelled = field.getAttribute('aria-labelledby');
  if (labelled !== null) return document.getElementById(labelled)?.textContent ?? '';
  const labels = [...document.querySelectorAll('label')];
  const label = labels.find(({ htmlFor }) => field.id !== '' && htmlFor === field.id);
  return field.getAttribute('aria-label') ?? (label ?? field.closest('label'))?.textContent ?? '';
};

export const button = (name: string): Promise<HTMLElement> =>
  named(
    () => document.querySelectorAll('button'),
    (each) => each.getAttribute('aria-label') ?? each.textContent,
    name,
  );
export const press = async (name: string): Promise<void> => {
  fireEvent.click(await button(name));
};
export const field = (name: string | RegExp): Promise<HTMLInputElement> =>
  named(
    () => document.querySelectorAll<HTMLInputElement>('input, select, textarea'),
    labelOf,
    name,
  );
export const choose = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await field(name));
};
export const write = async (name: string, text: string): Promise<void> => {
  fireEvent.change(await field(name), { target: { value: text } });
};
