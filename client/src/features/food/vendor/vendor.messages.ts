/** What the page of vendors says above all of its parts. */
export const vendorMessages = {
  title: 'Stalls and menus',
  onlyVendors: 'This page is for vendors',
  onlyVendorsText: 'Vendors keep their stalls and menus here. Log in with the account of a vendor.',
  notYou: (name: string) =>
    `Vendors keep their stalls and menus here. ${name} is no vendor; an admin can make an account one.`,
  login: 'Login',
  toHome: 'To the first page',
} as const;
