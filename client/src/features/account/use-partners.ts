import type { Partners } from '@sets/shared/school/school.contract.ts';
import { useEffect, useState } from 'react';
import { getPartners } from './account.api.ts';

export type PartnerSchool = Partners['schools'][number];

/** The partnered schools of this server; null until they are known, and where they cannot be. */
export const usePartners = (): readonly PartnerSchool[] | null => {
  const [schools, setSchools] = useState<readonly PartnerSchool[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void getPartners().then((told) => {
      if (!isGone && told.ok) setSchools(told.value.schools);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return schools;
};
