import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';

/** The smallest picture that begins as a PNG does. */
export const tinyIcon = `data:image/png;base64,${Buffer.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
]).toString('base64')}`;

/** A PNG of one transparent pixel. */
export const tinyLogo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A school as an admin writes it down. */
export const buildSchool = (overrides: Partial<SchoolDefinition> = {}): SchoolDefinition => ({
  name: 'Harbour University',
  icon: tinyIcon,
  colour: '#00594f',
  logo: '',
  country: 'SG',
  domains: ['harbour.example'],
  networks: ['192.0.2.0/24'],
  divisions: [],
  ...overrides,
});
