import { digitsOf, mostMoney } from '@sets/shared/food/money.ts';

/** About these shares of what is ordered, in percent. */
const shares = [5, 10, 15];

const steps = [1, 2, 5];

/** The least amount that people call round and is not less: 1, 2 or 5 with noughts. */
const roundFrom = (amount: number, least: number): number => {
  for (let unit = least; ; unit *= 10) {
    const round = steps.map((step) => step * unit).find((each) => each >= amount);
    if (round !== undefined) return round;
  }
};

/** Tips to choose from for an order of so much: three round amounts, each more than the one before. */
export const tipsFor = (items: number, currency: string): readonly number[] => {
  // A tenth of what is counted, as 10 cents; of money without cents, ten.
  const least = 10 ** Math.max(1, digitsOf(currency) - 1);
  const tips: number[] = [];
  for (const share of shares) {
    const before = tips.at(-1) ?? 0;
    tips.push(roundFrom(Math.max((items * share) / 100, before + 1), least));
  }
  return tips.filter((tip) => tip <= mostMoney);
};
