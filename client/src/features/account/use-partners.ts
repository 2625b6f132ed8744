import type { Partners } from '@sets/shared/school/school.contract.ts';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { getPartners } from './account.api.ts';

export type PartnerSchool = Partners['schools'][number];

/** How often the schools have changed while this page was open. */
const useChanges = create<{ times: number }>(() => ({ times: 0 }));

/** To be called once somebody has changed the schools from here: whoever shows them asks anew. */
export const partnersChanged = (): void =>
  useChanges.setState(({ times }) => ({ times: times + 1 }));

/** The partnered schools of this server; null until they are known, and where they cannot be. */
export const usePartners = (): readonly PartnerSchool[] | null => {
  const [schools, setSchools] = useState<readonly PartnerSchool[] | null>(null);
  const { times } = useChanges();
  useEffect(() => {
    let isGone = false;
    void getPartners().then((told) => {
      if (!isGone && told.ok) setSchools(told.value.schools);
    });
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `times` asks once more.
  }, [times]);
  return schools;
};
