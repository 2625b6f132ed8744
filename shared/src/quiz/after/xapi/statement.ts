/* Statements of xAPI 1.0.3, as far as a quiz makes them. */

/** A text in a language; of which one nobody says. */
export interface LanguageMap {
  readonly und: string;
}

export interface InteractionPart {
  readonly id: string;
  readonly description: LanguageMap;
}

/** What was asked, in the words of the standard. */
export interface Interaction {
  readonly interactionType:
    | 'choice'
    | 'true-false'
    | 'numeric'
    | 'sequencing'
    | 'fill-in'
    | 'matching'
    | 'other';
  readonly correctResponsesPattern: readonly string[];
  readonly choices?: readonly InteractionPart[];
  /** Of `matching`: what is matched, and what it is matched with. */
  readonly source?: readonly InteractionPart[];
  readonly target?: readonly InteractionPart[];
}

export interface XapiActivity {
  readonly objectType: 'Activity';
  readonly id: string;
  readonly definition: {
    readonly type: string;
    readonly name: LanguageMap;
    readonly description?: LanguageMap;
  } & Partial<Interaction>;
}

export interface XapiActor {
  readonly objectType: 'Agent';
  readonly name?: string;
  readonly account: { readonly homePage: string; readonly name: string };
}

export interface XapiScore {
  readonly scaled: number;
  readonly raw: number;
  readonly min: number;
  readonly max: number;
}

export interface Statement {
  readonly id: string;
  readonly actor: XapiActor;
  readonly verb: { readonly id: string; readonly display: { readonly en: string } };
  readonly object: XapiActivity;
  readonly result: {
    readonly response?: string;
    readonly success?: boolean;
    readonly completion: boolean;
    readonly score?: XapiScore | Pick<XapiScore, 'scaled'>;
    readonly duration?: string;
  };
  readonly context: {
    readonly registration: string;
    readonly platform: string;
    readonly contextActivities: {
      readonly parent?: readonly XapiActivity[];
      readonly grouping: readonly XapiActivity[];
    };
  };
  readonly timestamp: string;
  readonly version: string;
}

/** Says that another statement is void: the one way in which the standard lets one be taken back. */
export interface Voiding extends Pick<Statement, 'id' | 'actor' | 'verb' | 'version'> {
  readonly object: { readonly objectType: 'StatementRef'; readonly id: string };
}
