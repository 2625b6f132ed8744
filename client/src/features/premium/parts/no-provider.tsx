import { product } from '@sets/shared/core/product.ts';
import { Mail } from 'lucide-react';
import { useAbout } from '../../../core/about.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { useAccount } from '../../account/account.store.ts';
import { premiumMessages as words } from '../premium.messages.ts';

/** Where nothing can be paid: who can give premium instead, and a mail that asks for it. */
export const NoProvider = () => {
  const support = useAbout()?.supportEmail;
  const who = useAccount();
  const draft = [
    `subject=${encodeURIComponent(words.contactSubject(product.name))}`,
    `body=${encodeURIComponent(words.contactBody(who?.username ?? '', who?.email ?? ''))}`,
  ].join('&');
  return (
    <div className="mt-auto grid justify-items-start gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{words.noProvider}</h3>
      <p className="text-sm text-ink-soft">{words.noProviderText}</p>
      {support !== undefined && (
        <a href={`mailto:${support}?${draft}`} className={buttonClass('outline', 'small')}>
          <Mail size={16} aria-hidden="true" />
          {words.contact}
        </a>
      )}
    </div>
  );
};
