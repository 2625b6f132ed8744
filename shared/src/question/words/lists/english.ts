import type { LanguageList } from './word-lists.ts';

/** Kept short on purpose: a word that is missing can be hidden, one too many silences somebody. */
export const englishList: LanguageList = {
  stop: `a an the and or but nor so if then than as at by for from in into of off on onto out over to
    up with without i me my you your he him his she her it its we us our they them their this that
    these those is am are was were be been being do does did has have had will would shall should
    can could may might must not no yes there here what which who whom whose when where why how
    about because while during before after between both each few more most other some such only
    own same too very just also etc`,
  profane: `fuck* motherfuck* mindfuck* clusterfuck* fck fuk fuq phuck shit shits shitty shitter shithead*
    shithole* shitshow* shitface* bullshit* horseshit* dipshit* cunt cunts twat twats wank wanker*
    wanking asshole* arsehole* arseface asshat* dumbass* jackass* bitch bitches bitching bitchy
    bastard bastards bollocks cocksuck* cockhead* dickhead* dickface* nigger* nigga niggas niggaz
    faggot* retard retards slut slutty sluts whore whores douchebag* jerkoff jizz blowjob*
    handjob* dildo dildos cumshot* pussies kike kikes spic spics chink chinks paki pakis tranny
    trannies gangbang* prick pricks wtf stfu`,
  aloneProfane: `dick dicks cock cocks ass arse pussy tit tits boob boobs balls cum piss crap fag fags dyke
    coon hoe porn penis vagina boner screw rape`,
};
