// What the types of pdfkit leave out.
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** The structure element that the annotation belongs to. */
    structParent?: PDFKit.PDFStructureElement
  }

  interface PDFFont {
    font(font: import('fontkit').Font): this
  }
}
