import type { LanguageList } from './word-lists.ts';

/** Kept short on purpose: a word that is missing can be hidden, one too many silences somebody. */
export const frenchList: LanguageList = {
  stop: `le la les un une des du de d l au aux et ou mais donc or ni car si que qui quoi dont où à dans
    par pour en vers avec sans sous sur chez entre je me moi mon ma mes tu te toi ton ta tes il
    elle lui son sa ses on nous notre nos vous votre vos ils elles leur leurs se ce cet cette ces
    ceci cela ça c'est est es suis sommes êtes sont était être ai as a avons avez ont avoir fait
    faire ne pas plus non oui y aussi très comme quand comment pourquoi quel quelle quels quelles
    etc`,
  profane: `merde merdes merdique* merdeux emmerde* emmerder* putain putains pute putes salope* salopard*
    saloperie* connard* connasse* conasse* enculé* encule enculer enculeur* nique niquer niqué*
    couille couilles couillon* bite bites chatte chattes pétasse* pouffiasse* poufiasse* branleur*
    branlette* branler bordel foutre pédé pédés tapette tapettes tarlouze* fiotte* gouine*
    bougnoule* bicot youpin* négro* nègre nègres chier chié chieur* chieuse* chiant* trouduc* fdp
    ntm batard batards bâtard bâtards enfoiré* salaud* gogol mongol* ta-gueule`,
  aloneProfane: `con cons conne connes cul culs gland queue sale chienne pipe porno pénis vagin nichon nichons`,
};
