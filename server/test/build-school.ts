import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';

/** A PNG of one transparent pixel. */
export const tinyLogo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A school as an admin writes it down. */
export const buildSchool = (overrides: Partial<SchoolDefinition> = {}): SchoolDefinition => ({
  name: 'Harbour University',
  icon: tinyLogo,
  colour: '#00594f',
  logo: '',
  country: 'SG',
  domains: ['harbour.example'],
  networks: ['192.0.2.0/24'],
  divisions: [],
  ...overrides,
});
