/** What the portal itself says to guests; everything else on a page was typed by staff. */
export interface Words {
  readonly close: string;
  readonly back: string;
  readonly language: string;
  readonly menu: string;
  readonly social: string;
  readonly newTab: string;
  readonly wechatId: string;
  /** Under a QR code that adds the property there. */
  readonly scanWechat: string;
  readonly closed: string;
  readonly notFoundTitle: string;
  readonly notFound: string;
  /** The only way on where no property is known. */
  readonly scanAgain: string;
  readonly unavailableTitle: string;
  readonly unavailable: string;
  readonly retiredTitle: string;
  readonly retired: string;
  readonly picture: string;
  readonly previous: string;
  readonly next: string;
  readonly sendFeedback: string;
  readonly like: string;
  readonly dislike: string;
  /** With `{n}` where the number stands. */
  readonly stars: string;
  readonly thanks: string;
  readonly feedbackSent: string;
  readonly requestSent: string;
  readonly room: string;
  readonly note: string;
  readonly optional: string;
  readonly sendRequest: string;
  readonly notSentTitle: string;
  readonly notSent: string;
  readonly chooseOne: string;
  /** Where a service needs the room and none was given. */
  readonly roomNeeded: string;
  readonly copy: string;
  readonly copied: string;
  readonly showMap: string;
  readonly openMap: string;
  readonly mapNote: string;
  readonly mailFeedback: string;
  readonly mailRequest: string;
  readonly privacy: string;
  readonly sentLater: string;
}
