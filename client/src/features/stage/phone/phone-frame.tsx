import type { ReactNode } from 'react';
import { Sign } from '../../../ui/sign.tsx';
import { phoneMessages } from './phone.messages.ts';

interface PhoneFrameProps {
  /** What is on here; without it, the name of the product. */
  readonly title?: string;
  readonly offline?: boolean;
  readonly children: ReactNode;
}

/** The bar at the top, and the page under it. Without connection the bar says so, and nothing moves. */
export const PhoneFrame = ({ title, offline = false, children }: PhoneFrameProps) => (
  <div className="phone">
    <header className="phone-head" data-offline={offline}>
      {title === undefined ? (
        <span className="phone-name wordmark">
          <Sign />
          {phoneMessages.productName}
        </span>
      ) : (
        <span className="phone-title" dir="auto">
          {title}
        </span>
      )}
      <output className="phone-offline">{offline && phoneMessages.offline}</output>
    </header>
    {children}
  </div>
);
