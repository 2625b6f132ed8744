import { type QuestionOrder, questionOrder } from '@sets/shared/qna/qna.contract.ts';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

/** Where somebody is in the questions of a topic. */
export interface ListPlace {
  readonly order: QuestionOrder;
  /** Only those with this label. */
  readonly label?: string | undefined;
  /** Where the page before ended; undefined on the first. */
  readonly before?: string | undefined;
}

/** The place as the address has it; what makes no sense there is as if it were not. */
export const useListPlace = (): ListPlace => {
  const [params] = useSearchParams();
  const order = z.safeParse(questionOrder, params.get('order')).data ?? 'newest';
  const label = params.get('label') ?? undefined;
  const before = params.get('before') ?? undefined;
  return { order, label, before };
};

/** The end of an address that leads there. */
export const inAddress = ({ order, label, before }: ListPlace): string => {
  const wanted = Object.entries({
    order: order === 'newest' ? undefined : order,
    label,
    before,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `?${new URLSearchParams(wanted)}`;
};
