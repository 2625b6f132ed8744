import { schoolCalls } from '@sets/shared/school/school.calls.ts';
import type { Partners } from '@sets/shared/school/school.contract.ts';
import type { SignedIn } from '../../../../core/root/auth-slice.ts';
import { useAsked } from '../../../../core/use-asked.ts';
import { Select } from '../../../../ui/select.tsx';
import { stallMessages as words } from './stall.messages.ts';

/** The partnered schools, and at which of them a stall of this vendor mostly is; '' where nobody can tell. */
export const useSchools = ({ school }: SignedIn, isWanted: boolean) => {
  const { data, failure } = useAsked(schoolCalls.partners, {}, isWanted);
  const schools = data?.schools ?? null;
  const own = schools?.find(({ name }) => name === school);
  const only = schools?.length === 1 ? schools[0] : undefined;
  return {
    schools,
    failure,
    usual: (own ?? only)?.schoolid ?? '',
    /** '' where nobody can tell. */
    currencyOf: (schoolid: string): string =>
      schools?.find((each) => each.schoolid === schoolid)?.currency ?? '',
  };
};
export type PartneredSchools = ReturnType<typeof useSchools>;

export interface SchoolFieldProps {
  readonly schools: Partners['schools'] | null;
  readonly failure: { readonly msg: string } | null;
  readonly schoolid: string;
  readonly fault: string | undefined;
  readonly onChange: (schoolid: string) => void;
}

/** At which of the partnered schools a new stall is. */
export const SchoolField = (props: SchoolFieldProps) => {
  const { schools, failure, schoolid, fault, onChange } = props;
  const isLoading = schools === null && failure === null;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Select
        isSmall
        label={words.school}
        value={schoolid}
        isFaulty={fault !== undefined}
        choices={[
          { value: '', text: isLoading ? words.schoolLoading : words.schoolNone },
          ...(schools ?? []).map((school) => ({ value: school.schoolid, text: school.name })),
        ]}
        onChange={onChange}
      />
      <p role="alert" className="text-sm text-bad empty:hidden">
        {fault ?? failure?.msg}
      </p>
    </div>
  );
};
