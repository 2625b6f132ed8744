import { type ReactNode, useState } from 'react';
import { Sign } from '../../../ui/sign.tsx';
import { HeadSideContext } from './head-side.tsx';
import { phoneMessages } from './phone.messages.ts';

interface PhoneFrameProps {
  /** What is on here; without it, the name of the product. */
  readonly title?: string;
  readonly offline?: boolean;
  readonly children: ReactNode;
}

/** The bar at the top, and the page under it. Without connection the bar says so, and nothing moves. */
export const PhoneFrame = ({ title, offline = false, children }: PhoneFrameProps) => {
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <div className="phone">
      <header className="phone-head" data-offline={offline}>
        <span className={title === undefined ? 'phone-name wordmark' : 'phone-title'}>
          <Sign />
          <span dir="auto">{title ?? phoneMessages.productName}</span>
        </span>
        <span className="phone-side" ref={setSide} />
        <output className="phone-offline">{offline && phoneMessages.offline}</output>
      </header>
      <HeadSideContext value={side}>{children}</HeadSideContext>
    </div>
  );
};
