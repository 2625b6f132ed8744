import type { Invoice } from '../invoice.contract.ts';

const seller = {
  name: 'Campus Canteen GmbH',
  address: 'Hall 1\n10115 Berlin',
  taxNumber: 'DE123456789',
};

/** An invoice of two rates, with a tip, and nothing given back. */
export const invoiceForTests = (more: Partial<Invoice> = {}): Invoice => ({
  orderid: 'orderorderorderorder-1',
  number: 'K7M2QD-2031-000042',
  at: '2031-04-26T10:05:00.000Z',
  seller,
  buyer: 'Ann Lee',
  currency: 'EUR',
  pay: 'counter',
  timeZone: 'Europe/Berlin',
  lines: [
    {
      name: 'Flat white',
      choices: [
        { name: 'Oat milk', price: 50 },
        { name: 'To take away', price: 0 },
      ],
      count: 2,
      price: 400,
      total: 800,
      tax: 1_900,
    },
    { name: 'Bagel', choices: [], count: 1, price: 350, total: 350, tax: 700 },
  ],
  totals: {
    items: 1_150,
    fee: 200,
    tip: 50,
    total: 1_400,
    taxes: [
      { rate: 700, net: 327, tax: 23, gross: 350 },
      { rate: 1_900, net: 840, tax: 160, gross: 1_000 },
    ],
  },
  credits: [],
  ...more,
});

/** What gives the bagel back. */
export const creditForTests = (
  more: Partial<Invoice['credits'][number]> = {},
): Invoice['credits'][number] => ({
  number: 'K7M2QD-2031-000043',
  at: '2031-04-27T09:00:00.000Z',
  timeZone: 'Europe/Berlin',
  seller,
  buyer: 'Ann Lee',
  pay: 'counter',
  amount: 350,
  tip: 0,
  taxes: [{ rate: 700, net: 327, tax: 23, gross: 350 }],
  lines: [{ name: 'Bagel', choices: [], count: 1, price: 350, total: 350, tax: 700 }],
  ...more,
});

/** More lines than a page has, with names as long as they may be and in many scripts. */
export const overfullInvoice = (): Invoice => {
  const names = [
    'قهوة بالحليب والسكر',
    '拿铁咖啡',
    'カフェラテ',
    '라떼',
    'קפה הפוך',
    'कॉफ़ी',
    'กาแฟ',
  ];
  const named = (at: number): string => names[at % names.length] ?? '';
  const line = (at: number) => ({
    name: at % 3 === 0 ? `${named(at / 3)} ${'long name '.repeat(5)}`.trim() : named(at),
    choices:
      at % 4 === 0
        ? Array.from({ length: 6 }, (_none, of) => ({
            name: `Choice ${of} ${named(of)}`,
            price: of * 25,
          }))
        : [],
    count: 1 + (at % 99),
    price: 123_456,
    total: 123_456 * (1 + (at % 99)),
    tax: at % 2 === 0 ? 1_900 : 700,
  });
  return invoiceForTests({
    buyer: 'سارة العلي 陳小明',
    seller: {
      name: 'كافتيريا الجامعة – Universitätskantine für Studierende und Beschäftigte',
      address: `${'Hall of very long names 1, '.repeat(8)}\n10115 Berlin`,
      taxNumber: 'DE1234567890123456789012345678901234567',
    },
    lines: Array.from({ length: 50 }, (_none, at) => line(at)),
    credits: [
      creditForTests(),
      creditForTests({
        number: 'K7M2QD-2031-000044',
        amount: -350,
        lines: [],
        tip: 0,
        taxes: [{ rate: 700, net: -327, tax: -23, gross: -350 }],
      }),
    ],
  });
};
