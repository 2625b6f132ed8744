import type { ReactNode } from 'react';
import { phoneMessages } from './phone.messages.ts';

interface PhoneFrameProps {
  /** What runs here; without it, the name of the product. */
  readonly title?: string;
  readonly offline?: boolean;
  readonly children: ReactNode;
}

/** The bar at the top, and the page under it. Without connection the bar says so, and nothing moves. */
export const PhoneFrame = ({ title, offline = false, children }: PhoneFrameProps) => (
  <div className="phone">
    <header className="phone-head" data-offline={offline}>
      <span className={title === undefined ? 'phone-name' : 'phone-title'}>
        {title ?? phoneMessages.productName}
      </span>
      <output className="phone-offline">{offline && phoneMessages.offline}</output>
    </header>
    {children}
  </div>
);
