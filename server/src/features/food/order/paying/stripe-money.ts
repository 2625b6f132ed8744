import { digitsOf } from '@sets/shared/food/money.ts';

/** Of these Stripe counts a smaller unit than ISO 4217 does. */
const unitsOf: Readonly<Record<string, number>> = { ISK: 100, UGX: 100 };

/** Stripe takes some currencies only in steps that are larger than their smallest unit: a price may lie between two. */
const inSteps: ReadonlySet<string> = new Set(['MGA']);

/** Whether cards pay any price in this currency. */
export const canBeCharged = (currency: string): boolean =>
  digitsOf(currency) <= 2 && !inSteps.has(currency);

/** Our amount, as Stripe counts it. */
export const toStripe = (amount: number, currency: string): number =>
  amount * (unitsOf[currency] ?? 1);

/** An amount of Stripe's, as we count it. A part of a unit, which only a person can have given back, is none. */
export const fromStripe = (amount: number, currency: string): number =>
  Math.floor(amount / (unitsOf[currency] ?? 1));
