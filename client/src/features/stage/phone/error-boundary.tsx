import { Component, type ReactNode } from 'react';
import { PhoneFrame } from './phone-frame.tsx';
import { PhoneNote } from './phone-note.tsx';
import { phoneMessages } from './phone.messages.ts';
import { ReloadButton } from './reload-button.tsx';

/** Where drawing fails, or a part of the page does not arrive: never a blank page. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <PhoneFrame>
        <PhoneNote title={phoneMessages.brokenTitle} text={phoneMessages.broken}>
          <ReloadButton />
        </PhoneNote>
      </PhoneFrame>
    );
  }
}
