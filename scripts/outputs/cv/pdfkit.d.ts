// Declarations that the types of pdfkit lack.
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    /** The structure element to which the annotation belongs. */
    structParent?: PDFKit.PDFStructureElement
  }

  interface TextOptions {
    /** Width of the drawn text, in per cent. */
    horizontalScaling?: number
  }

  interface PDFFont {
    font(font: import('fontkit').Font): this
  }
}
