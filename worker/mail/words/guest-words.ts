import type { ContentLanguage } from "#domain/language.ts";

interface AskingFacts {
  readonly propertyName: string;
  readonly groupName: string;
  readonly portalName: string;
}

/** Words of mails about guests' messages, in the property's language. Each text is a paragraph. */
export interface GuestMailWords {
  /** Subject of a digest. */
  readonly many: string;
  readonly manyText: string;
  /** After a truncated list; the number of further messages. */
  readonly more: (count: string) => string;
  readonly all: string;
  /** Label of the receipt's code. */
  readonly receipt: string;
  /** The consent mail. */
  readonly askSubject: string;
  readonly ask: (facts: AskingFacts) => string;
  readonly agree: string;
  /** Labels of buttons: all messages, and consent. */
  readonly open: string;
  readonly agreeAction: string;
  readonly nothing: (days: number) => string;
  readonly questions: (supportEmail: string) => string;
  /** Footer of mails about messages: reason, and how to unsubscribe. */
  readonly why: (facts: Omit<AskingFacts, "groupName">) => string;
  readonly stop: (facts: { readonly propertyName: string; readonly supportEmail: string }) => string;
}

export const GUEST_MAIL_WORDS: Readonly<Record<ContentLanguage, GuestMailWords>> = {
  en: {
    many: "Messages from guests",
    manyText: "Many messages arrived within an hour. To keep your inbox tidy, here they are in one email:",
    more: (count) => `… and ${count} more`,
    all: "All guest messages:",
    receipt: "Reference",
    askSubject: "Would you like to receive guest messages?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName} entered this address in ${portalName} for the guest portal “${propertyName}”. Requests and feedback that guests send there will come to this address.`,
    agree: "To receive these messages, confirm here:",
    open: "Open the inbox",
    agreeAction: "Yes, send them to me",
    nothing: (days) => `If you do nothing, you won’t receive any. The link works for ${days} days.`,
    questions: (supportEmail) => `Questions? Write to ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `You get this email because this address receives the guest messages of “${propertyName}” in ${portalName}.`,
    stop: ({ propertyName, supportEmail }) =>
      `To stop, ask ${propertyName} to remove this address, or write to ${supportEmail}.`,
  },
  fr: {
    many: "Messages de clients",
    manyText:
      "De nombreux messages sont arrivés en une heure. Pour ne pas encombrer votre boîte, les voici réunis en un seul e-mail :",
    more: (count) => `… et ${count} de plus`,
    all: "Tous les messages de vos clients :",
    receipt: "Référence",
    askSubject: "Souhaitez-vous recevoir les messages des clients ?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName} a saisi cette adresse dans ${portalName} pour le portail « ${propertyName} ». Les demandes et avis des clients doivent arriver à cette adresse.`,
    agree: "Si vous souhaitez recevoir ces messages, confirmez ici :",
    open: "Ouvrir la boîte de réception",
    agreeAction: "Oui, je souhaite les recevoir",
    nothing: (days) =>
      `Si vous ne faites rien, vous ne recevrez aucun message. Le lien fonctionne pendant ${days} jours.`,
    questions: (supportEmail) => `Des questions ? Écrivez à ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `Vous recevez cet e-mail car cette adresse reçoit les messages des clients de « ${propertyName} » dans ${portalName}.`,
    stop: ({ propertyName, supportEmail }) =>
      `Pour ne plus en recevoir, demandez à ${propertyName} de retirer cette adresse ou écrivez à ${supportEmail}.`,
  },
  it: {
    many: "Messaggi degli ospiti",
    manyText:
      "In un’ora sono arrivati molti messaggi. Per non riempire la Sua casella, questi arrivano in un’unica e-mail:",
    more: (count) => `… e ancora ${count}`,
    all: "Tutti i messaggi degli ospiti:",
    receipt: "Riferimento",
    askSubject: "Desidera ricevere i messaggi degli ospiti?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName} ha inserito questo indirizzo in ${portalName} per il portale «${propertyName}». Le richieste e i feedback degli ospiti arriveranno a questo indirizzo.`,
    agree: "Se desidera ricevere questi messaggi, confermi qui:",
    open: "Apri la posta in arrivo",
    agreeAction: "Sì, desidero riceverli",
    nothing: (days) => `Se non fa nulla, non riceverà messaggi. Il link funziona per ${days} giorni.`,
    questions: (supportEmail) => `Domande? Scriva a ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `Riceve questa e-mail perché a questo indirizzo arrivano i messaggi degli ospiti di «${propertyName}» in ${portalName}.`,
    stop: ({ propertyName, supportEmail }) =>
      `Per non riceverne più, chieda a ${propertyName} di rimuovere questo indirizzo o scriva a ${supportEmail}.`,
  },
  es: {
    many: "Mensajes de huéspedes",
    manyText:
      "Han llegado muchos mensajes en una hora. Para no llenar su buzón, estos van en un solo correo:",
    more: (count) => `… y ${count} más`,
    all: "Todos los mensajes de sus huéspedes:",
    receipt: "Referencia",
    askSubject: "¿Desea recibir los mensajes de los huéspedes?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName} ha indicado esta dirección en ${portalName} para el portal «${propertyName}». Las solicitudes y opiniones de los huéspedes llegarán a esta dirección.`,
    agree: "Si desea recibir estos mensajes, confírmelo aquí:",
    open: "Abrir la bandeja de entrada",
    agreeAction: "Sí, quiero recibirlos",
    nothing: (days) =>
      `Si no hace nada, no recibirá ningún mensaje. El enlace funciona durante ${days} días.`,
    questions: (supportEmail) => `¿Preguntas? Escriba a ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `Recibe este correo porque a esta dirección llegan los mensajes de los huéspedes de «${propertyName}» en ${portalName}.`,
    stop: ({ propertyName, supportEmail }) =>
      `Para no recibir más, pida a ${propertyName} que quite esta dirección o escriba a ${supportEmail}.`,
  },
  de: {
    many: "Gästenachrichten",
    manyText:
      "Innerhalb einer Stunde kamen viele Nachrichten. Damit Ihr Postfach übersichtlich bleibt, hier gesammelt in einer E-Mail:",
    more: (count) => `… und ${count} weitere`,
    all: "Alle Nachrichten Ihrer Gäste:",
    receipt: "Vorgangsnummer",
    askSubject: "Möchten Sie Gästenachrichten erhalten?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName} hat diese Adresse in ${portalName} für das Gästeportal „${propertyName}“ eingetragen. Anfragen und Feedback der Gäste sollen an diese Adresse gehen.`,
    agree: "Wenn Sie diese Nachrichten erhalten möchten, bestätigen Sie das hier:",
    open: "Posteingang öffnen",
    agreeAction: "Ja, Nachrichten erhalten",
    nothing: (days) =>
      `Wenn Sie nichts tun, erhalten Sie keine Nachrichten. Der Link funktioniert ${days} Tage lang.`,
    questions: (supportEmail) => `Fragen? Schreiben Sie an ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `Sie erhalten diese E-Mail, weil die Gästenachrichten von „${propertyName}“ in ${portalName} an diese Adresse gehen.`,
    stop: ({ propertyName, supportEmail }) =>
      `Wenn Sie keine mehr möchten, bitten Sie ${propertyName}, diese Adresse zu entfernen, oder schreiben Sie an ${supportEmail}.`,
  },
  ru: {
    many: "Сообщения гостей",
    manyText: "За час пришло много сообщений. Чтобы не переполнять ваш ящик, они собраны в одном письме:",
    more: (count) => `… и ещё ${count}`,
    all: "Все сообщения ваших гостей:",
    receipt: "Номер обращения",
    askSubject: "Хотите получать сообщения гостей?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName}: этот адрес указан в ${portalName} для гостевого портала «${propertyName}». На него должно приходить то, что отправляют гости: просьбы и отзывы.`,
    agree: "Если вы хотите получать эти сообщения, подтвердите здесь:",
    open: "Открыть входящие",
    agreeAction: "Да, присылайте",
    nothing: (days) =>
      `Если ничего не делать, сообщения приходить не будут. Срок действия ссылки в днях: ${days}.`,
    questions: (supportEmail) => `Вопросы? Пишите на ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `Вы получили это письмо, потому что на этот адрес приходят сообщения гостей «${propertyName}» в ${portalName}.`,
    stop: ({ propertyName, supportEmail }) =>
      `Чтобы больше их не получать, попросите ${propertyName} удалить этот адрес или напишите на ${supportEmail}.`,
  },
  ja: {
    many: "お客様からのメッセージ",
    manyText: "1時間以内に多くのメッセージが届きました。次のものは1通にまとめてお送りします。",
    more: (count) => `… ほか${count}件`,
    all: "お客様からのすべてのメッセージ：",
    receipt: "受付番号",
    askSubject: "お客様からのメッセージの受信について",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName}が、${portalName}のゲストポータル「${propertyName}」にこのアドレスを登録しました。お客様が送信するご要望やご意見の送り先となります。`,
    agree: "受信をご希望の場合は、こちらで同意してください。",
    open: "受信トレイを開く",
    agreeAction: "受信する",
    nothing: (days) => `何もしなければ、メッセージは届きません。リンクの有効期間は${days}日です。`,
    questions: (supportEmail) => `ご質問は ${supportEmail} までお寄せください。`,
    why: ({ propertyName, portalName }) =>
      `このメールは、${portalName}で「${propertyName}」のお客様のメッセージの送り先に登録されているアドレスにお送りしています。`,
    stop: ({ propertyName, supportEmail }) =>
      `配信の停止をご希望の場合は、${propertyName}にこのアドレスの削除をご依頼いただくか、${supportEmail} までお知らせください。`,
  },
  zh: {
    many: "宾客消息",
    manyText: "一小时内收到了许多消息。为避免邮箱过满，以下消息合并为一封邮件：",
    more: (count) => `… 另有${count}条`,
    all: "宾客的所有消息：",
    receipt: "参考编号",
    askSubject: "您是否愿意接收宾客消息？",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName}在${portalName}中为宾客门户“${propertyName}”填写了此地址，用于接收宾客发送的请求和反馈。`,
    agree: "如果您愿意接收这些消息，请在此同意：",
    open: "打开收件箱",
    agreeAction: "是，接收消息",
    nothing: (days) => `如果您不做任何操作，将不会收到消息。链接有效期为${days}天。`,
    questions: (supportEmail) => `有疑问？请写信至 ${supportEmail}。`,
    why: ({ propertyName, portalName }) =>
      `您收到此邮件，是因为此地址在${portalName}中用于接收“${propertyName}”的宾客消息。`,
    stop: ({ propertyName, supportEmail }) =>
      `如不想再收到，请让${propertyName}删除此地址，或写信至 ${supportEmail}。`,
  },
  ar: {
    many: "رسائل من النزلاء",
    manyText: "وصلت رسائل كثيرة خلال ساعة. حتى لا يمتلئ بريدكم، جُمعت هذه الرسائل في رسالة واحدة:",
    more: (count) => `… و${count} أخرى`,
    all: "جميع رسائل نزلائكم:",
    receipt: "الرقم المرجعي",
    askSubject: "هل ترغبون في تلقي رسائل النزلاء؟",
    ask: ({ propertyName, groupName, portalName }) =>
      `أدخلت ${groupName} هذا العنوان في ${portalName} لبوابة النزلاء «${propertyName}»، ليتلقى ما يرسله النزلاء: الطلبات والآراء.`,
    agree: "إذا كنتم ترغبون في تلقي هذه الرسائل، فوافقوا هنا:",
    open: "فتح صندوق الوارد",
    agreeAction: "نعم، أرغب في تلقيها",
    nothing: (days) => `إذا لم تفعلوا شيئًا فلن تصلكم أي رسائل. مدة صلاحية الرابط بالأيام: ${days}.`,
    questions: (supportEmail) => `أسئلة؟ اكتبوا إلى ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `وصلتكم هذه الرسالة لأن هذا العنوان يتلقى رسائل نزلاء «${propertyName}» في ${portalName}.`,
    stop: ({ propertyName, supportEmail }) =>
      `لإيقافها، اطلبوا من ${propertyName} إزالة هذا العنوان أو اكتبوا إلى ${supportEmail}.`,
  },
  tr: {
    many: "Misafir mesajları",
    manyText: "Bir saat içinde çok sayıda mesaj geldi. Posta kutunuz dolmasın diye bunlar tek e-postada:",
    more: (count) => `… ve ${count} mesaj daha`,
    all: "Misafirlerinizin tüm mesajları:",
    receipt: "Referans",
    askSubject: "Misafir mesajlarını almak ister misiniz?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName}, ${portalName} içinde “${propertyName}” misafir portalı için bu adresi girdi. Misafirlerin gönderdiği talepler ve görüşler bu adrese gelecek.`,
    agree: "Bu mesajları almak istiyorsanız buradan onaylayın:",
    open: "Gelen kutusunu aç",
    agreeAction: "Evet, almak istiyorum",
    nothing: (days) => `Hiçbir şey yapmazsanız mesaj almazsınız. Bağlantı ${days} gün geçerlidir.`,
    questions: (supportEmail) => `Sorularınız mı var? ${supportEmail} adresine yazın.`,
    why: ({ propertyName, portalName }) =>
      `Bu e-postayı, ${portalName} içinde “${propertyName}” misafir mesajları bu adrese gönderildiği için aldınız.`,
    stop: ({ propertyName, supportEmail }) =>
      `Artık almak istemiyorsanız bu adresin kaldırılmasını isteyin (${propertyName}) veya ${supportEmail} adresine yazın.`,
  },
  he: {
    many: "הודעות מאורחים",
    manyText: "הגיעו הודעות רבות תוך שעה. כדי שהתיבה לא תתמלא, ההודעות הבאות נשלחות בדואר אחד:",
    more: (count) => `… ועוד ${count}`,
    all: "כל ההודעות של האורחים:",
    receipt: "מספר פנייה",
    askSubject: "לקבל הודעות מאורחים?",
    ask: ({ propertyName, groupName, portalName }) =>
      `הכתובת הזו הוזנה על ידי ${groupName} ב־${portalName} עבור פורטל האורחים ”${propertyName}“, כדי לקבל את מה שאורחים שולחים: בקשות ומשובים.`,
    agree: "אם ברצונכם לקבל את ההודעות, אשרו כאן:",
    open: "פתיחת תיבת הדואר הנכנס",
    agreeAction: "כן, לשלוח אליי",
    nothing: (days) => `אם לא תעשו דבר, לא תקבלו הודעות. תוקף הקישור בימים: ${days}.`,
    questions: (supportEmail) => `שאלות? כתבו אל ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `קיבלתם דואר זה כי הודעות האורחים של ”${propertyName}“ ב־${portalName} נשלחות לכתובת הזו.`,
    stop: ({ propertyName, supportEmail }) =>
      `כדי להפסיק, בקשו להסיר את הכתובת (${propertyName}) או כתבו אל ${supportEmail}.`,
  },
  fi: {
    many: "Vieraiden viestit",
    manyText:
      "Tunnin aikana tuli paljon viestejä. Jotta postilaatikkosi ei täyty, nämä ovat yhdessä sähköpostissa:",
    more: (count) => `… ja lisäksi ${count}`,
    all: "Kaikki vieraiden viestit:",
    receipt: "Viitenumero",
    askSubject: "Haluatko vieraiden viestit?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName} on lisännyt tämän osoitteen vierasportaaliin ”${propertyName}” (${portalName}). Siihen on tarkoitus lähettää vieraiden pyynnöt ja palautteet.`,
    agree: "Jos haluat nämä viestit, hyväksy tästä:",
    open: "Avaa saapuneet",
    agreeAction: "Kyllä, haluan viestit",
    nothing: (days) => `Jos et tee mitään, et saa viestejä. Linkki toimii ${days} päivää.`,
    questions: (supportEmail) => `Kysyttävää? Kirjoita osoitteeseen ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `Saat tämän viestin, koska vierasportaalin ”${propertyName}” viestit tulevat tähän osoitteeseen (${portalName}).`,
    stop: ({ propertyName, supportEmail }) =>
      `Jos et halua niitä enää, pyydä poistamaan tämä osoite (${propertyName}) tai kirjoita osoitteeseen ${supportEmail}.`,
  },
  sv: {
    many: "Meddelanden från gäster",
    manyText: "Många meddelanden kom inom en timme. För att inte fylla din inkorg kommer dessa i ett mejl:",
    more: (count) => `… och ${count} till`,
    all: "Alla meddelanden från era gäster:",
    receipt: "Referens",
    askSubject: "Vill du ha gästernas meddelanden?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName} har angett den här adressen i ${portalName} för gästportalen ”${propertyName}”. Dit kommer det som gästerna skickar: önskemål och omdömen.`,
    agree: "Om du vill ha meddelandena, godkänn här:",
    open: "Öppna inkorgen",
    agreeAction: "Ja, skicka dem till mig",
    nothing: (days) => `Om du inte gör något får du inga meddelanden. Länken fungerar i ${days} dagar.`,
    questions: (supportEmail) => `Frågor? Skriv till ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `Du får det här mejlet eftersom meddelanden från gäster hos ”${propertyName}” i ${portalName} går till den här adressen.`,
    stop: ({ propertyName, supportEmail }) =>
      `Vill du inte ha fler? Be ${propertyName} ta bort adressen eller skriv till ${supportEmail}.`,
  },
  pt: {
    many: "Mensagens de hóspedes",
    manyText:
      "Chegaram muitas mensagens numa hora. Para não encher a sua caixa de correio, estas vêm num só e-mail:",
    more: (count) => `… e mais ${count}`,
    all: "Todas as mensagens dos seus hóspedes:",
    receipt: "Referência",
    askSubject: "Deseja receber as mensagens dos hóspedes?",
    ask: ({ propertyName, groupName, portalName }) =>
      `${groupName} indicou este endereço em ${portalName} para o portal “${propertyName}”. Receberá o que os hóspedes enviarem: pedidos e opiniões.`,
    agree: "Se deseja receber estas mensagens, aceite aqui:",
    open: "Abrir a caixa de entrada",
    agreeAction: "Sim, quero recebê-las",
    nothing: (days) => `Se não fizer nada, não receberá mensagens. A ligação funciona durante ${days} dias.`,
    questions: (supportEmail) => `Perguntas? Escreva para ${supportEmail}.`,
    why: ({ propertyName, portalName }) =>
      `Recebe este e-mail porque este endereço recebe as mensagens dos hóspedes de “${propertyName}” no ${portalName}.`,
    stop: ({ propertyName, supportEmail }) =>
      `Para deixar de receber, peça a ${propertyName} que remova este endereço ou escreva para ${supportEmail}.`,
  },
};
