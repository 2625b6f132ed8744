import * as z from 'zod/mini';

/** As `uni.example`, or `xn--mnchen-3ya.example`; it stands for its subdomains too. */
export const emailDomain = z
  .string()
  .check(
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(
      /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/,
      'Not an e-mail domain, as uni.example.',
    ),
  );
