import type { laterMessages } from './later.messages.ts';

export type LaterArea = keyof typeof laterMessages.areas;

/** Addresses of features that this version does not have yet. Each leaves when its feature comes. */
interface LaterAddresses {
  readonly area: LaterArea;
  readonly public?: readonly string[];
  readonly protected?: readonly string[];
}

export const laterAreas: readonly LaterAddresses[] = [
  { area: 'slides', protected: ['/pptpage', '/admin/procppt'] },
  {
    area: 'food',
    protected: ['/track'],
  },
  { area: 'buses', public: ['/bustimings', '/bustimings/:stopName'] },
  { area: 'rides', public: ['/gowithme', '/gowithme/:id'] },
  { area: 'groups', public: ['/groupings', '/groupings/:id'] },
  { area: 'professors', public: ['/profeval', '/profeval/profile/:id'] },
];
