import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import type { Partners } from '@sets/shared/school/school.contract.ts';
import { useAsked } from '../../core/use-asked.ts';

export type PartnerSchool = Partners['schools'][number];

/** The partnered schools of this server; null until they are known, and where they cannot be. */
export const usePartners = (): readonly PartnerSchool[] | null =>
  useAsked(schoolCalls.partners, {}).data?.schools ?? null;
