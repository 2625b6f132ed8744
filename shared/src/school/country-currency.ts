/**
 * In which currency people of a country pay: a first guess for a school of which nobody has said it, as it was stored
 * before schools had one. Those whose universities we know of are here, and the rest get US dollars, which an admin
 * sees in the form and changes. A list of all countries would have to be kept up for the sake of a guess.
 */
const countriesOf: Readonly<Record<string, string>> = {
  // The countries of the euro, and those that use it by agreement.
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA XK ME',
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BDT: 'BD',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EGP: 'EG',
  GBP: 'GB GG IM JE',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  KES: 'KE',
  KRW: 'KR',
  KWD: 'KW',
  LKR: 'LK',
  MAD: 'MA',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NOK: 'NO SJ',
  NPR: 'NP',
  NZD: 'NZ',
  PEN: 'PE',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  VND: 'VN',
  ZAR: 'ZA',
};

const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesOf).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);

/** What is paid with in a country, by its two letters. */
export const currencyOfCountry = (country: string): string => currencies.get(country) ?? 'USD';

/** What people of a school pay with: that of its country, where none was said or it was stored before any was. */
export const currencyOf = ({
  currency,
  country,
}: {
  readonly currency?: string | undefined;
  readonly country: string;
}): string => currency ?? currencyOfCountry(country);
