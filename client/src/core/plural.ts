const rules = new Intl.PluralRules('en');

/** The form that a number asks for: `plural(1, { one: 'person', other: 'people' })`. */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  rules.select(count) === 'one' ? forms.one : forms.other;
